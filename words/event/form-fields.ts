import { ANSWER_LONGEST, type AnswerProblem } from '#domain/event/questionnaire/check-answers.ts';
import type { FormProblem } from '#domain/event/questionnaire/check-form.ts';
import type { FieldType } from '#domain/event/questionnaire/form.ts';
import { type Said, said } from '#words/platform/said.ts';

/** [S3-38] */
export const FIELD_TYPES_SAID: Readonly<Record<FieldType, Said>> = {
  Text: said('Text', 'Văn bản'),
  Dropdown: said('Dropdown', 'Danh sách thả xuống'),
  Radio: said('Single Choice', 'Chọn một'),
  Checkbox: said('Multiple Choice', 'Chọn nhiều'),
  'E-sign': said('Signature', 'Chữ ký'),
};

export const FORM_PROBLEMS_SAID: Readonly<Record<FormProblem['kind'], Said>> = {
  ID_TWICE: said('Two questions have the same ID', 'Hai câu hỏi trùng mã'),
  LABEL_MISSING: said('Please enter the question', 'Vui lòng nhập câu hỏi'),
  OPTION_MISSING: said('Please enter every option', 'Vui lòng nhập đầy đủ các lựa chọn'),
  OPTION_TWICE: said('Two options are the same', 'Có hai lựa chọn trùng nhau'),
  DEFAULT_UNKNOWN: said('The default isn’t one of the options', 'Lựa chọn mặc định không có trong danh sách'),
  CONDITION_QUESTION_MISSING: said(
    'The question this depends on was removed, comes later or has no options. Choose another, or always ask',
    'Câu hỏi làm điều kiện đã bị xóa, nằm phía sau hoặc không có lựa chọn. Vui lòng chọn câu khác hoặc luôn hỏi',
  ),
  CONDITION_OPTION_MISSING: said(
    'Choose at least one answer for this question to depend on',
    'Vui lòng chọn ít nhất một câu trả lời làm điều kiện',
  ),
  CONDITION_NEVER_MET: said(
    'No ticket is asked both questions. Change the tickets or the condition',
    'Không loại vé nào được hỏi cả hai câu. Vui lòng đổi loại vé hoặc điều kiện',
  ),
  TICKET_MISSING: said('Choose which tickets this question is for', 'Vui lòng chọn loại vé cho câu hỏi này'),
};

const checkAnswer = said('Please check this answer', 'Vui lòng kiểm tra lại câu trả lời này');

export const ANSWER_PROBLEMS_SAID: Readonly<Record<AnswerProblem, Said>> = {
  REQUIRED: said('Please fill in all required fields marked *', 'Vui lòng điền đầy đủ thông tin bắt buộc có dấu *'),
  TOO_LONG: said(
    `An answer may not exceed ${ANSWER_LONGEST} characters`,
    `Câu trả lời không được quá ${ANSWER_LONGEST} ký tự`,
  ),
  WRONG_KIND: checkAnswer,
  NOT_AN_OPTION: checkAnswer,
  NOT_A_SIGNATURE: said('Please sign again', 'Vui lòng ký lại'),
};
