/// <reference types="astro/client" />

declare namespace App {
  interface Locals extends PageContextGlobal {
    /** The URLs of the scripts that the desk needs to start. Not set in development. */
    readonly deskScripts?: { readonly first: string; readonly others: readonly string[] };
  }
}
type PageContextGlobal = import('#shared/site-content.ts').PageContext;

interface Document {
  /** Whether the page is still hidden because the browser renders it in advance. Only some browsers set this. */
  readonly prerendering?: boolean;
}

declare namespace Astro {
  interface ClientDirectives {
    /** Hydrates the island when a visitor first touches it (see `build/touch-directive.ts`). */
    'client:touch'?: boolean | '/prepare-agent.js';
  }
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** The axes of a variable font. A number fixes an axis at this value. A range limits the axis to this range. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** The OpenType features to keep. By default all are kept. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
