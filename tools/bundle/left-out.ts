export type LeftOut = {
  readonly file: string;
  readonly why: string;
  /** The same exports, with the behaviour that we need. */
  readonly code: string;
};

/** Imported but never used with our settings, which a bundler cannot know. A test compares the exports. */
export const LEFT_OUT: readonly LeftOut[] = [
  {
    file: '@mui/material/ButtonBase/TouchRipple.mjs',
    why: 'The theme turns the ripple off for every button.',
    code: 'const none = () => null; export const DELAY_RIPPLE = 80; export { none as TouchRippleRipple, none as TouchRippleRoot, none as default };',
  },
  {
    file: '@mui/material/CircularProgress/CircularProgress.mjs',
    why: 'Buttons have an indicator of our own by the theme, and so has everything else (ui/components/Spinner.tsx).',
    code: 'const none = () => null; export const resetWarningFlags = () => undefined; export { none as default };',
  },
  {
    file: '@emotion/is-prop-valid/dist/emotion-is-prop-valid.esm.js',
    why: 'Our styled elements are given attributes of their element and nothing else, so that a list of all attributes decides nothing.',
    code: "const OURS = new Set(['sx', 'theme', 'as', 'ownerState']); const isPropValid = (name) => !OURS.has(name); export { isPropValid as default };",
  },
  {
    file: '@mui/material/styles/createTheme.mjs',
    why: 'The theme is worked out when types are generated; a default one is for pages without any.',
    code: 'const none = () => ({}); export { none as default };',
  },
  {
    file: '@mui/system/cssContainerQueries/cssContainerQueries.mjs',
    why: 'No style of ours asks for the size of its container.',
    code: [
      'const same = (theme) => theme;',
      'export const sortContainerQueries = (_theme, css) => css;',
      'export const isCqShorthand = () => false;',
      'export const getContainerQuery = () => null;',
      'export { same as default };',
    ].join('\n'),
  },
  {
    file: 'hoist-non-react-statics/dist/hoist-non-react-statics.cjs.js',
    why: 'Only withTheme of Emotion hoists, and nothing of ours is wrapped in it.',
    code: 'const hoist = (target) => target; export default hoist;',
  },
  {
    file: 'react-router/dist/production/lib/router/instrumentation.js',
    why: 'Our router is not instrumented.',
    code: [
      'export const consumeInstrumentationClientResultMetaReceiver = () => undefined;',
      'export const getRouteInstrumentationUpdates = () => ({});',
      'export const instrumentClientSideRouter = (router) => router;',
      'export const instrumentHandler = (handler) => handler;',
      'export const instrumentationResultMetaContext = undefined;',
    ].join('\n'),
  },
  {
    file: 'react-router/dist/production/lib/dom/ssr/components.js',
    why: "Framework mode: our own server writes the page's head and preloads.",
    code: [
      "import { createContext, useRef } from 'react';",
      'export const FrameworkContext = createContext(undefined);',
      'export const mergeRefs = (...refs) => (value) => { for (const ref of refs) { if (typeof ref === "function") ref(value); else if (ref != null) ref.current = value; } };',
      'export const usePrefetchBehavior = () => [false, useRef(null), {}];',
      'const none = () => null;',
      'export const setIsHydrated = none; export const useFrameworkContext = none;',
      'export const CRITICAL_CSS_DATA_ATTRIBUTE = "data-react-router-critical-css";',
      'export { none as Links, none as Meta, none as PrefetchPageLinks, none as Scripts };',
    ].join('\n'),
  },
];

/** Functions of a package that nothing of ours calls, and what they answer instead. */
export type CutOut = {
  readonly file: string;
  readonly why: string;
  readonly functions: Readonly<Record<string, string>>;
  /** Statements and conditions that never come true. */
  readonly never: readonly string[];
};

/** One function of the package holds them all, so that a bundler keeps them. */
export const CUT_OUT: readonly CutOut[] = [
  {
    file: '@emotion/cache/dist/emotion-cache.browser.esm.js',
    why: 'The cache of a page without one moves all styles of the page, so that each of its elements is styled again. Ours has another name (ui/theme/style-cache.ts).',
    functions: {},
    never: ["if (key === 'css') {"],
  },
  {
    file: 'react-router/dist/production/lib/router/router.js',
    why: 'We have no fetchers, actions, middleware, routes found later, and scroll positions of our own.',
    functions: {
      fetch: '',
      handleFetcherAction: '',
      handleFetcherLoader: '',
      getUpdatedRevalidatingFetchers: '',
      updateFetcherState: '',
      setFetcherError: '',
      getFetcher: '',
      resetFetcher: '',
      deleteFetcher: '',
      queueFetcherForDeletion: '',
      abortFetcher: '',
      markFetchersDone: '',
      markFetchRedirectsDone: '',
      abortStaleFetchLoads: '',
      getTargetedDataStrategyMatches: '',
      handleAction: '',
      getUpdatedActionData: '',
      getActionDataForCommit: '',
      runClientMiddlewarePipeline: '',
      checkFogOfWar: 'return { active: false, matches: null };',
      discoverRoutes: '',
      cancelDiscoveryNavigation: '',
      patchRoutes: '',
      _internalSetRoutes: '',
      enableScrollRestoration: '',
      getScrollKey: '',
      saveScrollPosition: '',
      getSavedScrollPosition: 'return null;',
      getInstrumentationNavigateMeta: '',
    },
    never: [
      'fetchLoadMatches.forEach((f, key)',
      'state.fetchers.forEach((fetcher, key)',
      'fetchersQueuedForDeletion.forEach(',
      'if (isFogOfWar) {\n\t\t\tif (shouldUpdateNavigationState)',
      'if (opts && opts.submission && isMutationMethod(opts.submission.formMethod))',
    ],
  },
];
