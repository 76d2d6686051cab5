/** Dispatched on window when hydration begins: React handles events from then on. */
export const HYDRATING = 'vemoi:hydrating';

/** A performance mark: React's first commit. */
export const HYDRATED = 'hydrated';

/** Set on <html> after the first paint; lower pictures load from then on (ui/theme/base.css). */
export const PAINTED = 'data-painted';
