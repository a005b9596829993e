import type { APIRoute } from 'astro';
import { siteConfig } from '#site.config';
import { colourIn } from '../../theme/theme-colours.ts';
import tokens from '../../theme/tokens.css?raw';

export const GET: APIRoute = () => {
  const manifest = {
    name: siteConfig.brand,
    short_name: siteConfig.brand,
    description: siteConfig.description,
    start_url: '/',
    display: 'browser',
    background_color: colourIn(tokens, 'paper'),
    theme_color: colourIn(tokens, 'deep'),
    icons: [
      { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
      { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
      { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
  return new Response(JSON.stringify(manifest), {
    headers: { 'content-type': 'application/manifest+json; charset=utf-8' },
  });
};
