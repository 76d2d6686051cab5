/**
 * On the page's root. The page comes from the server as somebody new finds it; who reloads it while paying is shown
 * that something is on its way, not the choice that was made long ago. The first script says so before the first paint,
 * the page until it knows where the buyer stands.
 */
export const RESUMES = 'data-resumes';
