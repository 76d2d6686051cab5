-- A scan changes two columns of its ticket that no index holds. On a full page the changed row moves to another page, and with it go eight index
-- entries, one of them into the search: four times the work of the scan itself. A tenth of each page stays free, so that the row stays where it is.
ALTER TABLE bought_ticket SET (fillfactor = 90);
