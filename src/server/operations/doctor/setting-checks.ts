import type { Config } from '../../config/config.ts';
import { type Finding, fine, warning } from './finding.ts';

/** Checks settings that are valid but may not be intended. */
export function checkSettings(config: Config): Finding[] {
  const name = 'settings';
  const findings: Finding[] = [];
  const siteHost = new URL(config.siteUrl).hostname;
  const isPublic = !config.isPrivate;
  if (isPublic && siteHost === 'localhost') {
    findings.push(
      warning(
        name,
        'The server can be reached from outside, and pages give localhost as their address.',
        'Set PUBLIC_SITE_URL to the address that visitors use.',
      ),
    );
  }
  if (isPublic && siteHost !== 'localhost' && config.siteUrl.startsWith('http:')) {
    findings.push(
      warning(
        name,
        'The site is served without encryption, so others on the way can read passwords.',
        'Put a proxy with a certificate in front, and set PUBLIC_SITE_URL to its https:// address.',
      ),
    );
  }
  if (config.trustProxy === true) {
    findings.push(
      warning(
        name,
        'Anyone who reaches the port can claim any address (TRUST_PROXY=true), so throttling does not work.',
        'Set TRUST_PROXY to the addresses of your proxies.',
      ),
    );
  }
  return findings.length > 0 ? findings : [fine(name, 'Every setting can be used.')];
}
