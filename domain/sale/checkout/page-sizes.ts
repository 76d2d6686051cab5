/** A buyer's cart is read whole: at most as many lines as anybody holds. [S9] */
export const CART_PAGE = 1_000;

/** Orders of an account, unless more are asked for. [S9] */
export const USER_ORDERS_PAGE = 10;
