declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat?: 'sfnt' | 'truetype' | 'woff' | 'woff2';
    /** A number pins an axis, a range narrows it. */
    variationAxes?: Record<string, number | { min: number; max: number; default?: number }>;
    /** OpenType features to keep; all by default. */
    keepFeatures?: readonly string[];
    noHinting?: boolean;
  }
  /** Subsets a font to the characters of a text. */
  export default function subsetFont(font: Buffer, text: string, options?: SubsetOptions): Promise<Buffer>;
}
