/**
 * The import table: who may know whom. test/imports.test.ts plants an offender for every line.
 * In a `to`, $1 is the first bracket that matched in `from`: here always the game's folder.
 */
// A game's given.ts builds situations for its tests.
const TEST = '(\\.test|/given)\\.ts$'

// Threads of the browser beside the page: there, rules may run.
const THREADS = [
  '^src/web/(worker|thinker|prover|bot|analyser|workbench|laboratory)\\.ts$',
  '^src/web/worker/',
]

/** Source that ships. Tests may look everywhere. */
const shipped = (path, but = []) => ({ path, pathNot: [TEST, ...but] })

/** @returns {import('dependency-cruiser').IForbiddenRuleType} */
const forbid = (name, comment, from, to) => ({ name, severity: 'error', comment, from, to })

const forbidden = [
  forbid(
    'no-circle',
    'Two files that need each other are one idea: split it differently.',
    {},
    { circular: true },
  ),
  forbid('no-missing', 'The import leads nowhere.', {}, { couldNotResolve: true }),
  forbid('engine-alone', 'The engine knows nothing else of ours.', shipped('^src/engine/'), {
    path: '^src/(?!engine/)',
  }),
  forbid(
    'no-machine',
    'Rules run anywhere: node: modules belong to cli, server, sim.',
    shipped('^src/', ['^src/(cli|server|sim)/']),
    { dependencyTypes: ['core'] },
  ),
  forbid(
    'content-is-data',
    'Content imports its own types, other content, and of the engine types, released sets and what old packs share; only its check and its index do more.',
    shipped('^src/games/([^/]+)/content/', ['/content/(check|content-index)(/|\\.ts$)']),
    {
      path: '^src/',
      pathNot: [
        '^src/games/$1/types(/|\\.ts$)',
        '^src/games/$1/content/',
        '^src/engine/(types|released|old-packs)\\.ts$',
      ],
    },
  ),
  forbid(
    'rules-know-content',
    'Rules import the engine, their own content, and what the game shares; not how it is seen, said or advised.',
    shipped('^src/games/([^/]+)/rules/'),
    {
      path: '^src/',
      pathNot: [
        '^src/engine/',
        '^src/games/$1/(content|rules|types)/',
        '^src/games/$1/text/faults(/|\\.ts$)',
        '^src/games/$1/(?!view|advice|index)[^/]+\\.ts$',
      ],
    },
  ),
  forbid(
    'rules-front-door',
    'View, odds, text and advice use rules/index.ts, never what lies behind it.',
    shipped('^src/games/([^/]+)/(?:view|odds|text|advice)(?:/|\\.ts$)'),
    { path: '^src/games/$1/rules/', pathNot: ['^src/games/$1/rules/index\\.ts$'] },
  ),
  forbid(
    'own-game-only',
    'A game knows no other game and not the list of games.',
    {
      path: '^src/games/([^/]+)/',
    },
    { path: '^src/games/', pathNot: ['^src/games/$1/'] },
  ),
  forbid('games-on-engine', 'A game stands on the engine alone.', shipped('^src/games/'), {
    path: '^src/(?!engine/|games/)',
  }),
  forbid(
    'games-front-door',
    'Everyone else meets games through src/games/index.ts.',
    shipped('^src/(bots|cli|server|sim|testing)/'),
    { path: '^src/games/[^/]+/' },
  ),
  forbid('bots-on-engine', 'Bots play any game, so they know none.', shipped('^src/bots/'), {
    path: '^src/(?!engine/|bots/)',
  }),
  forbid(
    'web-without-rules',
    'Rules run in the worker: nothing of the page may reach them.',
    shipped('^src/web/', THREADS),
    { path: '^src/games/[^/]+/rules/', reachable: true },
  ),
  forbid('web-without-server', 'The page and its threads know nothing of the server.', shipped('^src/web/'), {
    path: '^src/server/',
  }),
  forbid(
    'web-speaks-protocol',
    'The page knows of the table its protocol, the standard set-up, how levels are called, and how a chronicle is counted; the table itself stands in the worker.',
    shipped('^src/web/', THREADS),
    {
      path: '^src/(table|bots)/',
      pathNot: ['^src/table/(protocol|page-line|chronicle-stats|standard-setup|level-text/\\w+)\\.ts$'],
    },
  ),
  forbid(
    'picture-from-sights',
    "The reader's side makes words of sights and content: it knows no match, no house and no rule.",
    shipped('^src/table/((reading|text)/|(change|messages|sorry)\\.ts$)'),
    {
      path: '^src/',
      pathNot: [
        '^src/table/(reading|text)/',
        '^src/table/(protocol|house-protocol|sight|change|messages|sorry)\\.ts$',
        '^src/engine/(types|log|result|sentence|content|parse|shapes|error-message)\\.ts$',
      ],
    },
  ),
  forbid('table-on-engine', 'A table seats any game, so it knows none.', shipped('^src/table/'), {
    path: '^src/(?!engine/|bots/|table/)',
  }),
  forbid('web-is-outermost', 'Nothing imports the page.', shipped('^src/', ['^src/web/']), {
    path: '^src/web/',
  }),
  forbid('cli-is-outermost', 'Nothing imports the command line.', shipped('^src/', ['^src/cli/']), {
    path: '^src/cli/',
  }),
  forbid('testing-in-tests', 'What helps tests never ships.', shipped('^src/', ['^src/testing/']), {
    path: '^src/testing/',
  }),
  forbid('src-ships-alone', 'Source never leans on tests, scripts or benchmarks.', shipped('^src/'), {
    path: '^(test|scripts|bench)/',
  }),
  forbid(
    'no-dev-packages',
    'What ships uses dependencies, never devDependencies.',
    shipped('^src/', ['^src/testing/']),
    { dependencyTypes: ['npm-dev', 'npm-no-pkg'] },
  ),
]

/** @type {import('dependency-cruiser').IConfiguration} */
const table = {
  forbidden,
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(node_modules/.*/node_modules|coverage|dist|built|fixtures)/|^bench/' },
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'types', 'default'],
    },
  },
}

export default table
