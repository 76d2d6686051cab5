import { TransportError } from '#adapters/graphql/platform/graphql-transport.ts';

/** Rejects without an answer. */
export type PutBody = (
  url: string,
  file: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal | undefined,
) => Promise<{ readonly status: number; readonly body: string }>;

/** fetch does not report upload progress. */
export const putWithProgress: PutBody = (url, file, onProgress, signal) =>
  new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open('PUT', url);
    request.setRequestHeader('Content-Type', file.type);
    request.upload.onprogress = (event) => {
      if (event.lengthComputable) onProgress(event.loaded / event.total);
    };
    request.onload = () => resolve({ status: request.status, body: request.responseText });
    request.onerror = () => reject(new TransportError('The file could not be sent.'));
    request.onabort = () => reject(new TransportError('The upload was stopped.'));
    signal?.addEventListener('abort', () => request.abort(), { once: true });
    request.send(file);
  });
