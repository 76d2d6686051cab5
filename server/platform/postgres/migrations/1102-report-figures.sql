-- What the reports of a large event show (ReportFigures in domain/report/report-figures.ts), prepared in the background.
-- Every order, refund and scan would have to lock figures that are kept beside the orders.
CREATE TABLE report_figures (
  event_id int PRIMARY KEY REFERENCES event ON DELETE CASCADE,
  taken_at timestamptz NOT NULL,
  figures jsonb NOT NULL
);
