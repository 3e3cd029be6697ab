/**
 * What may import what; ARCHITECTURE.md explains the layers. A module is a second-level folder, such
 * as `theme/navbar`. Each layer may import from itself and from those below it.
 */
const LAYERS = [
  { name: 'scripts and the configuration', path: '^(scripts/|rspress\\.config\\.ts$)' },
  { name: 'plugins', path: '^plugins/' },
  { name: 'checks', path: '^checks/' },
  { name: 'app', path: '^app/' },
  { name: 'tools', path: '^tools/' },
  { name: 'components', path: '^components/' },
  { name: 'theme/layout', path: '^theme/layout/' },
  {
    name: 'the visible parts of the theme',
    path: '^theme/(appearance|filter|home|navbar|not-found|outline|overview|page-tools|run|search|sidebar|tool-menu|translation)/',
  },
  { name: 'theme/prose', path: '^theme/(prose|types|zoom)/' },
  { name: 'theme/navigation', path: '^theme/navigation/' },
  { name: 'theme/page', path: '^theme/page/' },
  { name: 'theme/i18n', path: '^theme/i18n/' },
  { name: 'theme/ui', path: '^theme/ui/' },
  { name: 'theme/settings', path: '^theme/settings/' },
  { name: 'content', path: '^content/' },
  { name: 'packages', path: '^packages/' },
];

const MODULE = '^(theme|components|tools|plugins|checks|content|packages)/[^/]+$';

const downOnly = LAYERS.slice(1).map(({ name, path }, index) => ({
  name: `only-downward: ${name}`,
  comment: `${name} must not import from a layer above it: ${LAYERS.slice(0, index + 1)
    .map((layer) => layer.name)
    .join(', ')}. Move the code down, or hand it in from above.`,
  severity: 'error',
  from: { path },
  to: { path: LAYERS.slice(0, index + 1).map((layer) => layer.path) },
}));

export default {
  forbidden: [
    ...downOnly,
    {
      name: 'no-components-in-the-build',
      comment:
        'The caches of the build ignore changes of components; see content/cache/codeDigest.ts.',
      severity: 'error',
      from: { path: '^(checks|content|plugins)/|^rspress\\.config\\.ts$' },
      to: { path: '\\.(tsx|module\\.css)$', reachable: true },
    },
    {
      name: 'no-file-cycles',
      comment: 'Files must not import each other in a circle, types included.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'no-module-cycles',
      comment: 'Modules (second-level folders) must not import each other in a circle.',
      severity: 'error',
      scope: 'folder',
      from: { path: MODULE },
      to: { path: MODULE, circular: true },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    // Tests may use anything, and the tests of packages build sites at the same time.
    exclude: { path: 'node_modules|doc_build|\\.test\\.tsx?$' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: { extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'] },
  },
};
