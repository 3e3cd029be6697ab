export const mailer = {
  async send(to: string, text: string): Promise<string> {
    throw new Error(`A test must not send "${text}" to ${to}.`);
  },
};
