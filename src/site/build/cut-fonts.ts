import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import subsetFont from 'subset-font';
import { cuts, fontDirectory, fontStamp, fontStampFile, keptFeatures } from './font-cuts.ts';

/** This module runs in a worker thread. It makes the subsets of both typefaces. */
const resolveSource = createRequire(import.meta.url).resolve;
mkdirSync(fontDirectory, { recursive: true });
for (const cut of cuts) {
  const font = await subsetFont(readFileSync(resolveSource(cut.source)), cut.characters, {
    targetFormat: 'woff2',
    variationAxes: { ...cut.axes },
    keepFeatures: [...keptFeatures],
    noHinting: true,
  });
  writeFileSync(`${fontDirectory}/${cut.name}.woff2`, font);
}
writeFileSync(fontStampFile, fontStamp);
