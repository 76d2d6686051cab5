import { ContainerModule } from 'inversify';

/** Organising, the door and money. Loaded with the first screen that needs it. */
export const deskBindings = new ContainerModule(() => {});
