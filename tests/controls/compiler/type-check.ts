import { join, relative, resolve } from 'node:path';
import ts from 'typescript';

const root = resolve(import.meta.dirname, '../../..');

/** New texts of files, by their path in the product. Each text replaces a file of the product or adds one. */
export type ChangedFiles = ReadonlyMap<string, string>;

/** The product, compiled in memory. */
export interface CompiledProduct {
  /** Returns the type errors of one file. */
  errorsOf(file: string): string[];
  /** Returns the files that do not compile. */
  filesWithErrors(): string[];
  /**
   * Compiles the product with these changes in place of the earlier ones. Checks only the files that the changes can
   * affect.
   */
  change(files: ChangedFiles): CompiledProduct;
}

const { config } = ts.readConfigFile(join(root, 'tsconfig.json'), ts.sys.readFile);
const { options, fileNames } = ts.parseJsonConfigFileContent(
  { ...config, include: ['.astro/types.d.ts', 'src/**/*.ts', 'src/**/*.tsx'], exclude: ['**/*.test.*'] },
  ts.sys,
  root,
);

/**
 * All files that have been parsed, by path. Most files are the same in every compilation and need not be parsed again.
 */
const parsed = new Map<string, { text: string | undefined; file: ts.SourceFile | undefined }>();

/** Compiles every file of the product except its tests. The files in `files` replace those on the disk. */
export function compileProduct(files: ChangedFiles = new Map()): CompiledProduct {
  return compile(files, undefined);
}

function compile(files: ChangedFiles, previous: ts.SemanticDiagnosticsBuilderProgram | undefined): CompiledProduct {
  const textOf = (path: string) => files.get(relative(root, path));
  const folders = new Set([...files.keys()].map((file) => join(root, file, '..')));
  const host = ts.createIncrementalCompilerHost(options, {
    ...ts.sys,
    getCurrentDirectory: () => root,
    fileExists: (path) => textOf(path) !== undefined || ts.sys.fileExists(path),
    directoryExists: (path) => folders.has(path) || ts.sys.directoryExists(path),
    readFile: (path, encoding) => textOf(path) ?? ts.sys.readFile(path, encoding),
  });
  const parse = host.getSourceFile.bind(host);
  host.getSourceFile = (path, ...rest) => {
    const text = textOf(path);
    const known = parsed.get(path);
    if (known && known.text === text) return known.file;
    const file = parse(path, ...rest);
    parsed.set(path, { text, file });
    return file;
  };
  const added = [...files.keys()].map((file) => join(root, file));
  const program = ts.createSemanticDiagnosticsBuilderProgram(
    [...new Set([...fileNames, ...added])],
    options,
    host,
    previous,
  );
  return {
    errorsOf(file) {
      const errors = program.getSemanticDiagnostics(program.getSourceFile(join(root, file)));
      return errors.map(({ messageText }) => ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
    filesWithErrors() {
      const errors = program.getSemanticDiagnostics();
      return [...new Set(errors.map(({ file }) => relative(root, file?.fileName ?? '')))].toSorted();
    },
    change: (more) => compile(new Map([...files, ...more]), program),
  };
}
