/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends PageContextGlobal {}
}
type PageContextGlobal = import('#domain/site-content.ts').PageContext;

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates at the visitor's first touch (`build/touch-directive.ts`). */
    'client:touch'?: boolean;
  }
}
