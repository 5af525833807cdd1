/** What the software is called, in every language. */

export const PRODUCT_NAME = "Mycorrhizal Feeds";
