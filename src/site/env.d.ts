/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends PageContextGlobal {
    /** URLs of the desk's first scripts; unset in development. */
    readonly deskScripts?: { readonly first: string; readonly others: readonly string[] };
  }
}
type PageContextGlobal = import('#domain/site-content.ts').PageContext;

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the visitor's first touch (`build/touch-directive.ts`). */
    'client:touch'?: boolean;
  }
}
