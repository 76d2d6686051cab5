const IMAGE = /^data:image\/(?:png|jpeg|jpg);base64,/;
const PNG = /^data:image\/png;base64,[A-Za-z0-9+/]+={0,2}$/;

/** A picture that still stands inside its answer and has to be uploaded: base64 of png, jpeg or jpg. [S5-23] */
export const isImageDataUrl = (text: string): boolean => IMAGE.test(text);

/** What the signature's canvas gives: a PNG data URL. [S2.11-25] */
export const isPngDataUrl = (text: string): boolean => PNG.test(text);
