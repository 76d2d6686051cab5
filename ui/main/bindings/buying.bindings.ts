import { ContainerModule } from 'inversify';

/** Event page, checkout and tickets. Loaded with the first screen that needs it. */
export const buyingBindings = new ContainerModule(() => {});
