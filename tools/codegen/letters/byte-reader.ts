/** Reads a WOFF2 stream in order, with its two variable-length number formats. */
export class ByteReader {
  readonly #bytes: Buffer;
  #at: number;

  constructor(bytes: Buffer, at = 0) {
    this.#bytes = bytes;
    this.#at = at;
  }

  take(length: number): Buffer {
    this.#at += length;
    return this.#bytes.subarray(this.#at - length, this.#at);
  }

  byte(): number {
    return this.take(1).readUInt8();
  }

  short(): number {
    return this.take(2).readInt16BE();
  }

  base128(): number {
    let value = 0;
    for (let part = 0x80; part >= 0x80; ) {
      part = this.byte();
      value = value * 0x80 + (part & 0x7f);
    }
    return value;
  }

  small(): number {
    const first = this.byte();
    if (first === 253) return this.take(2).readUInt16BE();
    if (first === 254) return 506 + this.byte();
    return first === 255 ? 253 + this.byte() : first;
  }
}
