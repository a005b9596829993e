import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { problemDetail } from '#desk/api/api-problem.ts';
import { useDesk } from '#desk/desk-context.ts';
import { recordWords, unknownError } from '#desk/ui/record-labels.ts';
import { apiPaths } from '#shared/api/api-paths.ts';
import { restoredSchema, type TrashKind } from '#shared/api/trash-contract.ts';

export function trashPath(kind: TrashKind, id: number): string {
  return `${apiPaths.adminTrash}/${kind}/${id}`;
}

/**
 * Returns a function that restores a deleted record, fetches every list again and shows a toast. The function resolves
 * to whether the record was restored.
 */
export function useRestore(): (kind: TrashKind, id: number) => Promise<boolean> {
  const { api, toasts } = useDesk();
  const queryClient = useQueryClient();
  return useCallback(
    async (kind, id) => {
      const words = recordWords(kind);
      try {
        const { notes } = await api.read(restoredSchema, `${trashPath(kind, id)}/restore`, { method: 'POST' });
        await queryClient.invalidateQueries();
        toasts.success([words.restored, ...notes].join(' '));
        return true;
      } catch (error) {
        toasts.error(words.restoreFailed(problemDetail(error, unknownError)));
        return false;
      }
    },
    [api, toasts, queryClient],
  );
}
