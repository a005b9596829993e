import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ActionButton } from '#desk/ui/button.tsx';
import { DialogFrame } from '#desk/ui/dialog-frame.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import type { Article, ArticleForm } from '#shared/api/article-contract.ts';

interface VersionsButtonProps {
  readonly article: Article;
  /** Changes fields of the open form to those of a version. */
  readonly onUse: (values: Partial<ArticleForm>) => void;
  /** Called when a version of the article was restored. Opens the article again. */
  readonly onRestored: (article: Article) => void;
}

const dialogCode = { queryKey: ['code', 'versions'], queryFn: () => import('./versions-dialog.tsx') };

/** The button that opens an article's versions. Their code is loaded when it is pressed. */
export function VersionsButton({ article, onUse, onRestored }: VersionsButtonProps) {
  const [isOpen, setIsOpen] = useState(false);
  const code = useQuery({ ...dialogCode, enabled: isOpen, staleTime: Number.POSITIVE_INFINITY });
  const close = (restored?: Article) => {
    setIsOpen(false);
    if (restored) onRestored(restored);
  };
  return (
    <>
      <ActionButton look="quiet" onPress={() => setIsOpen(true)}>
        Versions
      </ActionButton>
      {isOpen && code.data && <code.data.VersionsDialog article={article} onUse={onUse} onClose={close} />}
      {isOpen && code.isError && (
        <DialogFrame title="Versions" width="medium" onClose={() => close()}>
          <div className="p-5 sm:p-6">
            <FailureNotice text="The versions could not be loaded.">
              <ActionButton look="quiet-danger" isPending={code.isFetching} onPress={() => code.refetch()}>
                Try Again
              </ActionButton>
            </FailureNotice>
          </div>
        </DialogFrame>
      )}
    </>
  );
}
