import { existsSync, readFileSync } from 'node:fs';
import { lingui, linguiTransformerBabelPreset } from '@lingui/vite-plugin';
import babel from '@rolldown/plugin-babel';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig, type Plugin } from 'vite';
import { errorsWithoutStacks } from './tools/bundle/errors-without-stacks.ts';
import { leaveOut } from './tools/bundle/leave-out.ts';
import { lighterStyles } from './tools/bundle/lighter-styles.ts';
import { noteModules } from './tools/bundle/note-modules.ts';
import { PRELOAD_LISTS, preloadLists } from './tools/bundle/preload-lists.ts';
import { redrawIcons } from './tools/bundle/redraw-icons.ts';

// DIST: another place for the built files, so that two builds do not collide.
const DIST = process.env['DIST'] ?? 'dist';
const CLIENT_MANIFEST = `${DIST}/client/.vite/manifest.json`;

/** One file compresses better than thirty, and stays cached when ours change. */
const BASE =
  /node_modules\/(react|react-dom|scheduler|react-router|@emotion|stylis|@lingui|@mui\/(system\/(?!Stack|Container|useMediaQuery|Grid|cssVars)|styled-engine|private-theming|utils\/(?!useRovingTabIndex)|material\/(styles|Button|ButtonBase|IconButton|Typography|CssBaseline|GlobalStyles|CircularProgress)))\//;

/** The first view has only subjects; the rest of rxjs loads with its users. */
const SUBJECTS =
  /node_modules\/rxjs\/dist\/esm\/internal\/(Observable|Subject|BehaviorSubject|Subscriber|Subscription|NotificationFactories|config|scheduler\/timeoutProvider|symbol\/observable|util\/(pipe|identity|isFunction|errorContext|createErrorClass|arrRemove|noop|reportUnhandledError|UnsubscriptionError|ObjectUnsubscribedError))\.js/;
const OPERATORS = /node_modules\/(rxjs|tslib)\/|\/application\/platform\/coalesce-runs\.ts$/;

/** Date pickers use some of it, and must not split it for everybody else. */
const FIELDS =
  /node_modules\/@mui\/material\/(FormControl\/FormControl\.|FormHelperText|FormLabel|InputBase|InputLabel|OutlinedInput|TextareaAutosize)/;
/** Of alerts, chips and other parts of MUI, which bring icons of their own. */
const MUI_ICONS = /node_modules\/@mui\/material\/(SvgIcon|utils\/createSvgIcon|internal\/svg-icons\/Close)/;
/** What checkboxes and switches need of it. */
const FIELD_PARTS =
  /node_modules\/@mui\/(material\/(FormControl\/(FormControlContext|useFormControl|formControlState)|utils\/useSlot)\.|utils\/(appendOwnerState|extractEventHandlers|isEventHandler|isHostComponent|mergeSlotProps|omitEventHandlers|resolveComponentProps)\/)/;

/** As files of their own they weighed 3 kB of a first view. A port is a key of some 65 bytes. */
const CORE = [
  /\/application\/[a-z-]+\/ports\//,
  /\/domain\/kernel\/(result|never|token|instant|use-case|locale\/[a-z-]+|money\/(dong|percent)|names\/(visible-text|plain-words))\.ts$/,
  /\/domain\/(event\/(event|sale-state)|people\/session-state|sale\/(pricing\/line-prices|quantity\/sale-badge))\.ts$/,
  /\/domain\/kernel\/names\/(likely-order|person-name|name-order)\.ts$/,
  /\/application\/people\/(session|keep-session|keep-access-token)\.ts$/,
  /\/adapters\/storage\/platform\/memory-first-texts\.ts$/,
  /\/domain\/time\/(date-words|event-time|timezone|session-time-range|calendar-leaf)\.ts$/,
  /\/words\/platform\/(said|money-and-dates)\.ts$/,
  /\/ui\/bindings\/(use-cases-context|use-use-case|LocalLink|use-toast|use-latest-toast)\.tsx?$/,
  /\/ui\/theme\/[a-z.-]+\.ts$/,
  /\/ui\/icons\/(make-icon\.tsx|(chevron-right|arrow-left|arrow-right|bookmark)\.gen\.ts)$/,
  /\/ui\/components\/(JsonLd|lazy-or-nothing)\.tsx?$/,
];

/** The entry's own; otherwise they move into the first group that uses them, and every page loads that group. */
const ENTRY = /vite\/preload-helper|\/(ui\/bindings\/use-session|domain\/kernel\/names\/one-line)\.ts$/;

/** What an event's page shares with orders and tickets: 20 files of 70 to 900 bytes without it. */
const EVENT_PARTS = [
  /\/domain\/event\/(video|lowest-ticket|registration-button|share\/(link-preview|share-links|thanks-data))\.ts$/,
  /\/ui\/screens\/event\/event-page\/(PanelFrame|ShareButton|CalendarButton|session-sale\.view|share\.view)\.tsx?$/,
  /\/ui\/screens\/(HeldByOthers|SaleBadge|document-path\.view|event-time\.view|moment\.view)\.tsx?$/,
  /\/ui\/icons\/(play|share|heart|calendar|video)\.gen\.ts$/,
  /\/application\/event\/hand-in-answers\.ts$/,
];

/** What tickets and orders share. */
const ORDER_PARTS =
  /\/(adapters\/graphql\/(sale\/ordered-session\.parse|people\/organiser-name)|domain\/sale\/(checkout\/order-money-label|pricing\/receipt-lines)|domain\/kernel\/money\/split)\.ts$/;
/** Choosing tickets, cards, the desk and an event's answers count them: three files of 150 to 700 bytes without it. */
const PROMOTIONS = /\/domain\/sale\/promotion\/(automatic-promotion|card-promotion|promotion-state)\.ts$/;
/** Of a stepper: as files of their own an import weighs more than the icon. */
const STEPS = /\/ui\/icons\/(plus|minus)\.gen\.ts$/;

const portsOf = (area: string): readonly string[] =>
  [
    ...readFileSync(`ui/main/bindings/${area}.bindings.ts`, 'utf8').matchAll(/#(application\/[a-z-]+\/ports\/[^']+)'/g),
  ].map(([, port = '']) => port);
const OTHERS_PORTS = ['shell', 'event', 'buying', 'people'].flatMap(portsOf);
/** Half of all ports are bound by the desk alone, so that buyers do not load them. */
const DESK_PORTS = portsOf('desk').filter((port) => !OTHERS_PORTS.includes(port));
const isDeskPort = (id: string): boolean => DESK_PORTS.some((port) => id.endsWith(port));

type Built = Readonly<Record<string, { readonly css?: readonly string[] }>>;

const stylesheetsOf = (built: Built): Readonly<Record<string, string>> =>
  Object.fromEntries(
    Object.values(built).flatMap(({ css = [] }) =>
      css.map((file) => [file, readFileSync(`${DIST}/client/${file}`, 'utf8')]),
    ),
  );

/** The server then writes the right files without reading the disk. Build the client first. */
const clientManifest = (): Plugin => ({
  name: 'vemoi:client-manifest',
  resolveId: (id) => (id === 'virtual:client-manifest' ? '\0virtual:client-manifest' : null),
  load(id) {
    if (id !== '\0virtual:client-manifest') return null;
    const built = this.environment.config.command === 'build' && existsSync(CLIENT_MANIFEST);
    const manifest = built ? readFileSync(CLIENT_MANIFEST, 'utf8') : 'null';
    const stylesheets = JSON.stringify(built ? stylesheetsOf(JSON.parse(manifest) as Built) : {});
    return `export const manifest = ${manifest}; export const stylesheets = ${stylesheets};`;
  },
});

// Babel first: the Lingui macros must be gone before anything else reads the code.
export default defineConfig(({ isSsrBuild, command }) => ({
  appType: 'custom',
  publicDir: 'ui/public',
  // rxjs keeps its code for today's browsers behind this condition.
  resolve: { conditions: ['es2015', ...defaultClientConditions] },
  plugins: [
    babel({ presets: [linguiTransformerBabelPreset()] }),
    react(),
    lingui(),
    clientManifest(),
    redrawIcons(),
    ...(isSsrBuild ? [lighterStyles()] : [leaveOut(), errorsWithoutStacks(), preloadLists(), noteModules()]),
  ],
  build: isSsrBuild
    ? {
        outDir: `${DIST}/server`,
        emptyOutDir: true,
        copyPublicDir: false,
        target: 'es2024',
        rolldownOptions: {
          input: { 'entry-server': 'ui/main/entry-server.tsx' },
          output: { entryFileNames: '[name].js' },
        },
      }
    : {
        outDir: `${DIST}/client`,
        emptyOutDir: true,
        manifest: true,
        target: 'es2023',
        assetsInlineLimit: 0,
        modulePreload: { polyfill: false },
        rolldownOptions: {
          input: { client: 'ui/main/entry-client.tsx', 'ticket-worker': 'ui/workers/ticket-worker.ts' },
          output: {
            // A worker is known by its address.
            entryFileNames: ({ name }) => (name === 'ticket-worker' ? '[name].js' : 'assets/[name]-[hash].js'),
            // The first script lists every chunk: by their hash alone they take 3 kB less of each first view.
            chunkFileNames: 'assets/[hash:7].js',
            codeSplitting: {
              groups: [
                { name: 'base', test: (id) => BASE.test(id) || SUBJECTS.test(id), priority: 2 },
                { name: 'operators', test: OPERATORS, minShareCount: 2, priority: 1 },
                { name: 'field-parts', test: FIELD_PARTS, minShareCount: 2, priority: 2 },
                { name: 'mui-icons', test: MUI_ICONS, minShareCount: 2, priority: 1 },
                { name: 'fields', test: FIELDS, minShareCount: 2, priority: 1 },
                {
                  name: 'core',
                  test: (id) => !isDeskPort(id) && CORE.some((path) => path.test(id)),
                  minShareCount: 2,
                  priority: 1,
                },
                { name: 'entry', test: ENTRY, priority: 1 },
                { name: 'event-parts', test: (id) => EVENT_PARTS.some((path) => path.test(id)), minShareCount: 2 },
                { name: 'order-parts', test: ORDER_PARTS, minShareCount: 2 },
                { name: 'promotions', test: PROMOTIONS, minShareCount: 2 },
                { name: 'steps', test: STEPS, minShareCount: 2 },
                // After the core, which keeps what ports are made of.
                { name: 'desk', test: isDeskPort, minShareCount: 2 },
              ],
            },
          },
        },
      },
  // React and MUI are then compiled for production, whatever the process's environment says.
  ssr: command === 'build' ? { noExternal: true } : {},
  define: {
    // What a production page loads knows no simulator.
    'import.meta.env.SIMULATORS': JSON.stringify(process.env['PROFILE'] !== 'production'),
    'import.meta.env.DESCRIBES': JSON.stringify(command !== 'build' || isSsrBuild === true),
    'import.meta.env.PRELOAD_LISTS': JSON.stringify(command === 'build' ? PRELOAD_LISTS : ''),
    ...(isSsrBuild ? { 'process.env.NODE_ENV': '"production"' } : {}),
  },
}));
