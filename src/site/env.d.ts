/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends PageContextGlobal {}
}
type PageContextGlobal = import('#domain/site-content.ts').PageContext;
