/** 200 MB by its size; to read it is an error. */
export const aLargeFile = (name: string): File =>
  Object.defineProperties(new File([], name, { type: 'text/csv' }), {
    size: { value: 200_000_000 },
    text: {
      value: () => {
        throw new Error('A file that is too large was read');
      },
    },
  });
