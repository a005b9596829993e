import { useAction } from './use-action.ts';

interface FileExport<Asked> {
  readonly fetchFile: (asked: Asked) => Promise<Blob>;
  /** Returns the name of the file on this day (example: 2026-03-01). */
  readonly fileName: (day: string) => string;
  /** What is exported, at the start of the sentence that says that it failed. */
  readonly what: string;
}

/** Returns the mutation that exports a file and saves it. A person who cancels the confirmation is told nothing. */
export function useExport<Asked = void>({ fetchFile, fileName, what }: FileExport<Asked>) {
  return useAction({
    send: fetchFile,
    onDone: (file) => saveFile(file, fileName(new Date().toISOString().slice(0, 10))),
    failure: `${what} could not be exported. Please try again.`,
  });
}

function saveFile(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The click starts the download. The download needs the URL only until the current task ends.
  setTimeout(() => URL.revokeObjectURL(address));
}
