import { useEffect, useState } from 'react';
import { PlaceNav } from '#desk/shell/place-nav.tsx';
import { ActionButton } from '#desk/ui/button.tsx';
import { FailureNotice } from '#desk/ui/notice.tsx';
import type { PicturesPanelProps } from './pictures-panel.tsx';

type PanelCode = typeof import('./pictures-panel.tsx');

/** The page of the desk with the pictures. Its code is loaded when the page is first opened. */
export function PicturesPlace(props: PicturesPanelProps) {
  const [code, setCode] = useState<PanelCode | 'failed'>();
  useEffect(() => {
    if (code !== undefined) return;
    let isOpen = true;
    import('./pictures-panel.tsx').then(
      (loaded) => isOpen && setCode(loaded),
      () => isOpen && setCode('failed'),
    );
    return () => {
      isOpen = false;
    };
  }, [code]);
  return (
    <>
      <PlaceNav label="Pictures">{null}</PlaceNav>
      {code === undefined && <p role="status">Loading pictures…</p>}
      {code === 'failed' && (
        <FailureNotice text="This page could not be loaded.">
          <ActionButton look="quiet-danger" onPress={() => setCode(undefined)}>
            Try Again
          </ActionButton>
        </FailureNotice>
      )}
      {code !== undefined && code !== 'failed' && <code.PicturesPanel {...props} />}
    </>
  );
}
