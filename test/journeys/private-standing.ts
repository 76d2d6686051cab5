export const PRIVATE_STANDING = {
  PENDING: { en: 'Pending approval', vi: 'Chờ phê duyệt' },
  CONFIRMED: { en: 'Your ticket has been confirmed', vi: 'Vé của bạn đã được xác nhận' },
  NOT_ATTENDING: { en: 'You will not attend', vi: 'Bạn sẽ không tham dự' },
} as const;
