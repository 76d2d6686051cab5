type Organiser = {
  readonly corporate: { readonly company_name: string; readonly display_name: string | null } | null;
  readonly user: { readonly username: string; readonly full_name: string } | null;
};

/** '' if unknown. */
export function organiserName({ corporate, user }: Organiser): string {
  if (corporate !== null) return corporate.display_name ?? corporate.company_name;
  return user === null || user.full_name !== '' ? (user?.full_name ?? '') : user.username;
}
