import { readFileSync } from 'node:fs';
import { siteConfig } from '#site.config';
import { colourIn } from '../../../theme/theme-colours.ts';
import { socialPictureSize } from '../../sections/head/page-head.ts';

const theme = (file: string) => readFileSync(new URL(`../../../theme/${file}`, import.meta.url), 'utf8');
const colour = (name: string) => colourIn(theme('tokens.css'), name);
const logo = Buffer.from(theme('logo.svg').replaceAll('currentColor', colour('bush'))).toString('base64');

function voiceLinePath(): string {
  const points = Array.from({ length: 201 }, (_, index) => {
    const place = index / 200;
    const burst = Math.exp(-(((place - 0.74) / 0.13) ** 2)) + 0.35 * Math.exp(-(((place - 0.2) / 0.09) ** 2));
    const swing = Math.sin(index * 1.15) * 0.7 + Math.sin(index * 0.53 + 1) * 0.5;
    return `${(place * socialPictureSize.width).toFixed(1)} ${(75 - 62 * burst * swing).toFixed(1)}`;
  });
  return `M${points.join('L')}`;
}

/**
 * The picture for shared links, with the brand, the title and a wave. It uses flex layout, because Satori supports no
 * other layout.
 */
export function SocialCard({ title, place }: { title: string; place: string }) {
  return (
    <div
      style={{
        display: 'flex',
        flexDirection: 'column',
        boxSizing: 'border-box',
        ...socialPictureSize,
        padding: '72px 80px 0',
        background: colour('paper'),
        color: colour('ink'),
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <img src={`data:image/svg+xml;base64,${logo}`} height="48" alt="" />
        <span style={{ marginLeft: 18 }}>{siteConfig.brand}</span>
        <span style={{ marginLeft: 'auto', color: colour('muted-ink'), fontSize: 30 }}>{place}</span>
      </div>
      <div style={{ display: 'flex', flexGrow: 1, alignItems: 'center' }}>
        <span style={{ fontSize: title.length > 44 ? 68 : 88, lineHeight: 1.06, letterSpacing: -2, maxWidth: 980 }}>
          {title}
        </span>
      </div>
      <svg
        viewBox={`0 0 ${socialPictureSize.width} 150`}
        width={socialPictureSize.width}
        height="150"
        style={{ marginLeft: -80, marginBottom: 24 }}
        aria-hidden="true"
      >
        <path d={voiceLinePath()} stroke={colour('wattle')} strokeWidth="4" strokeLinejoin="round" fill="none" />
      </svg>
    </div>
  );
}
