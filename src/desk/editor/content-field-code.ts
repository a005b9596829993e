type ContentFieldCode = typeof import('./content-field.tsx');

let loaded: ContentFieldCode | undefined;

export function loadedContentField(): ContentFieldCode | undefined {
  return loaded;
}

export async function loadContentField(): Promise<ContentFieldCode> {
  loaded = await import('./content-field.tsx');
  return loaded;
}
