export type CategoryRow = {
  readonly categoryId: number;
  readonly nameEn: string;
  readonly nameVi: string;
  readonly color: string;
  readonly description: string | null;
};
