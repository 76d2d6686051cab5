export type ReceivedAttachment = {
  readonly filename: string;
  readonly content_type: string;
  readonly url: string;
  readonly bytes: number;
};

export type ReceivedMail = {
  readonly id: string;
  readonly to: string;
  readonly from: string;
  readonly subject: string;
  readonly message_id: string;
  readonly received_at: number;
  readonly text: string;
  readonly html: string;
  readonly attachments: readonly ReceivedAttachment[];
  readonly code: string | null;
};

type Stored = { readonly mail: ReceivedMail; readonly files: readonly Uint8Array[] };

const KEPT = 6_000;

/** A run of exactly six digits in an email's text. */
export function codeIn(text: string): string | null {
  return /(?<![\d.])\d{6}(?![\d.])/.exec(text)?.[0] ?? null;
}

/** Received emails, newest first; drops the oldest when full. */
export class Mailbox {
  readonly #stored: Stored[] = [];
  #refusing = false;

  put(mail: ReceivedMail, files: readonly Uint8Array[]): void {
    this.#stored.unshift({ mail, files });
    this.#stored.length = Math.min(this.#stored.length, KEPT);
  }

  list(to: string | null): readonly ReceivedMail[] {
    const wanted = to?.trim().toLowerCase() ?? '';
    return this.#stored
      .map(({ mail }) => mail)
      .filter((mail) => wanted === '' || mail.to.toLowerCase().split(', ').includes(wanted));
  }

  /** One entry for each email whose subject has the words. */
  recipients(subject: string): readonly string[] {
    return this.#stored.flatMap(({ mail }) => (mail.subject.includes(subject) ? [mail.to] : []));
  }

  find(id: string): ReceivedMail | undefined {
    return this.#stored.find(({ mail }) => mail.id === id)?.mail;
  }

  file(id: string, index: number): { readonly attachment: ReceivedAttachment; readonly bytes: Uint8Array } | undefined {
    const stored = this.#stored.find(({ mail }) => mail.id === id);
    const attachment = stored?.mail.attachments[index];
    const bytes = stored?.files[index];
    return attachment === undefined || bytes === undefined ? undefined : { attachment, bytes };
  }

  clear(): void {
    this.#stored.length = 0;
  }

  /** While refusing, every delivery gets a temporary failure. */
  get refusing(): boolean {
    return this.#refusing;
  }

  set refusing(refusing: boolean) {
    this.#refusing = refusing;
  }
}
