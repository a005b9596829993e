import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { exportsOfIcons, iconsImportedBy } from './shown-icons.ts';

const library = readFileSync(
  createRequire(import.meta.url)
    .resolve('lucide-react')
    .replace('/cjs/lucide-react.js', '/esm/lucide-react.mjs'),
  'utf8',
);

describe('the icons of a build', () => {
  it('finds the icons that a module imports, on one line or several, renamed or as types', () => {
    const code = `import { Phone, type LucideIcon } from 'lucide-react';
import {
  Check as CheckMark,
  Trash2,
} from "lucide-react";
import { useState } from 'react';`;
    expect(iconsImportedBy(code)).toEqual(['Phone', 'LucideIcon', 'Check', 'Trash2']);
  });

  it('keeps the exports of these icons and of what is no icon, and no other', () => {
    const kept = exportsOfIcons(library, new Set(['Phone', 'Trash2']));
    const exported = [...kept.matchAll(/from '(.*)'/g)].map(([, file]) => file).sort();
    expect(exported).toEqual(['./context.mjs', './icons/phone.mjs', './icons/trash.mjs']);
    expect(kept).toContain('default as Trash2,');
  });
});
