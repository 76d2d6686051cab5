import { type Said, said } from './said.ts';

const FIELD_NAMES: Readonly<Record<string, Said>> = {
  account_limit: said('Limit per account', 'Giới hạn mỗi tài khoản'),
  address: said('Address', 'Địa chỉ'),
  amount: said('Amount', 'Số tiền'),
  amount_off: said('Discount amount', 'Số tiền giảm'),
  attendees: said('Attendees', 'Người tham dự'),
  bank_name: said('Bank', 'Ngân hàng'),
  agrees_to_terms: said('Agreement to the terms', 'Đồng ý với điều khoản'),
  begin_at: said('Start time', 'Thời gian bắt đầu'),
  birthday: said('Date of birth', 'Ngày sinh'),
  business_license_number: said('Business licence number', 'Số giấy phép kinh doanh'),
  capacity: said('Number of tickets', 'Số lượng vé'),
  category_id: said('Category', 'Danh mục'),
  code: said('Code', 'Mã'),
  combo_purchase: said('Tickets per set', 'Số vé mỗi combo'),
  company_address: said('Registered address', 'Địa chỉ đăng ký'),
  company_name: said('Organiser name', 'Tên đơn vị tổ chức'),
  description: said('Description', 'Mô tả'),
  documents: said('Pictures of the business licence', 'Ảnh giấy phép kinh doanh'),
  email: said('Email', 'Email'),
  end_at: said('End time', 'Thời gian kết thúc'),
  event_type: said('Format', 'Hình thức'),
  first_name: said('First name', 'Tên'),
  full_name: said('Full name', 'Họ và tên'),
  fullname: said('Full name', 'Họ và tên'),
  gender: said('Gender', 'Giới tính'),
  holder_name: said('Account holder', 'Chủ tài khoản'),
  id_number: said('ID card number', 'Số căn cước'),
  idcard_back_img: said('Back of your ID card', 'Mặt sau căn cước'),
  idcard_front_img: said('Front of your ID card', 'Mặt trước căn cước'),
  iin: said('Card number prefixes', 'Đầu số thẻ'),
  issued_date: said('Date of issue', 'Ngày cấp'),
  issuer: said('Issuing bank', 'Ngân hàng phát hành'),
  job_title: said('Job title', 'Chức danh'),
  last_name: said('Last name', 'Họ'),
  limit: said('Limit per purchase', 'Giới hạn mỗi lần mua'),
  limited_purchase: said('Limit per account', 'Giới hạn mỗi tài khoản'),
  max_amount_off: said('Maximum discount', 'Giảm tối đa'),
  max_ticket: said('Maximum tickets', 'Số vé tối đa'),
  message: said('Message', 'Lời nhắn'),
  min_ticket: said('Minimum tickets', 'Số vé tối thiểu'),
  name: said('Name', 'Tên'),
  note: said('Note', 'Ghi chú'),
  number: said('Account number', 'Số tài khoản'),
  number_of_tickets: said('Number of tickets', 'Số lượng vé'),
  opens_minutes_early: said('Minutes before the session', 'Số phút trước suất'),
  original_price: said('Original price', 'Giá gốc'),
  percent_off: said('Discount percentage', 'Phần trăm giảm'),
  phone_number: said('Phone number', 'Số điện thoại'),
  policy: said('Event regulations', 'Quy định sự kiện'),
  price: said('Price', 'Giá vé'),
  question: said('Question', 'Câu hỏi'),
  quantity: said('Quantity', 'Số lượng'),
  reason: said('Reason', 'Lý do'),
  redeem_id: said('Ticket code', 'Mã vé'),
  search: said('Search', 'Từ khóa'),
  shown_price: said('Total', 'Tổng tiền'),
  specify_information: said('Details', 'Thông tin chi tiết'),
  status: said('Status', 'Trạng thái'),
  support_topic: said('Support topic', 'Chủ đề cần hỗ trợ'),
  ticket_id: said('Ticket', 'Vé'),
  timezone: said('Time zone', 'Múi giờ'),
  title: said('Name', 'Tên'),
  transfer_code: said('Transfer code', 'Mã chuyển khoản'),
  type: said('Type', 'Loại'),
  url: said('Link', 'Liên kết'),
  urls: said('Links', 'Liên kết'),
  username: said('Username', 'Tên người dùng'),
};

/** Of an operation's own arguments, which no form asks for. */
const ARGUMENT_NAMES: Readonly<Record<string, Said>> = {
  limit: said('Entries per page', 'Số mục mỗi trang'),
};

const readable = (field: string): string => {
  const words = field.replaceAll('_', ' ').trim();
  return words.charAt(0).toUpperCase() + words.slice(1);
};

/** By the path, or its last segment; unknown names are made readable. */
export function fieldName(path: string): Said {
  const last = path.split('.').findLast((part) => part !== '' && !/^\d+$/.test(part)) ?? '';
  // Guards against names such as 'constructor'.
  return (
    (Object.hasOwn(ARGUMENT_NAMES, path) ? ARGUMENT_NAMES[path] : undefined) ??
    (Object.hasOwn(FIELD_NAMES, last) ? FIELD_NAMES[last] : undefined) ??
    said(readable(last) || 'Input', readable(last) || 'Dữ liệu')
  );
}
