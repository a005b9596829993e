import { siteConfig } from '#site.config';
import { socialPictureSize } from '../../sections/head/page-head.ts';

const colours = { paper: '#fbf8f1', ink: '#14211b', muted: '#4c5b53', bush: '#1f5a43', wattle: '#f3b229' };

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
        background: colours.paper,
        color: colours.ink,
        fontFamily: 'Bricolage Grotesque',
      }}
    >
      <div style={{ display: 'flex', alignItems: 'center', fontSize: 36 }}>
        <svg viewBox="0 0 30 24" width="60" height="48" aria-hidden="true">
          <path
            d="M1.5 12h3M9 8v8M14 3v18M19 7v10M24 9.5v5M28.5 11.5v1"
            stroke={colours.bush}
            strokeWidth="2.25"
            strokeLinecap="round"
            fill="none"
          />
        </svg>
        <span style={{ marginLeft: 18 }}>{siteConfig.brand}</span>
        <span style={{ marginLeft: 'auto', color: colours.muted, fontSize: 30 }}>{place}</span>
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
        <path d={voiceLinePath()} stroke={colours.wattle} strokeWidth="4" strokeLinejoin="round" fill="none" />
      </svg>
    </div>
  );
}
