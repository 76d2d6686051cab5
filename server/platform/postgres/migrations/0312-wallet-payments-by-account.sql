-- Everything of an account stands on its machine, so its keys begin with it.
ALTER TABLE wallet_payment DROP CONSTRAINT wallet_payment_pkey, ADD PRIMARY KEY (account_id, payment_id);
