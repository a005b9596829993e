import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import { type PreviewWindow, rememberChoice, rememberedChoices } from './preview-choices.ts';
import type { SheetForm } from './use-preview.ts';

const columnCode = { queryKey: ['code', 'preview'], queryFn: () => import('./preview-column.tsx') };

interface PreviewPaneProps {
  readonly form: SheetForm;
  readonly articleId: number | null;
}

/** The column of the article dialog with the preview. Its code is loaded when the column is first opened. */
export function PreviewPane({ form, articleId }: PreviewPaneProps) {
  const code = useQuery({ ...columnCode, staleTime: Number.POSITIVE_INFINITY });
  const [window, setWindow] = useState<PreviewWindow>(() => rememberedChoices().window ?? 'phone');
  const chooseWindow = (chosen: PreviewWindow) => {
    setWindow(chosen);
    rememberChoice({ window: chosen });
  };
  const width = window === 'phone' ? 'xl:max-w-[28rem]' : '';
  return (
    <section
      aria-label="Preview"
      className={`flex min-h-0 min-w-0 flex-1 flex-col border-line bg-fern/40 max-lg:h-full lg:border-l ${width}`}
    >
      {code.data && (
        <code.data.PreviewColumn form={form} articleId={articleId} window={window} onWindow={chooseWindow} />
      )}
      {code.isPending && <p className="p-4 text-muted">Loading the preview…</p>}
      {code.isError && (
        <div className="p-4">
          <FailureNotice text="The preview could not be loaded.">
            <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
              Try Again
            </ActionButton>
          </FailureNotice>
        </div>
      )}
    </section>
  );
}
