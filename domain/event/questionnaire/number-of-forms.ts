/** How many forms are filled in: one for all tickets, or one for each; there is always one. [S5-21] [S5-22] */
export const numberOfForms = (numberOfTickets: number, formPerTicket: boolean): number =>
  formPerTicket ? Math.max(1, numberOfTickets) : 1;
